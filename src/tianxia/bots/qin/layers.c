/* The network of Qin in whole numbers: residual convolutions over the board, one position at a time.

   Everything is integer arithmetic that wraps the same way in each version below, so a position is judged the same on
   every machine. `network.py` says what goes in; `tianxia.research.jax` trains the weights and rounds them. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 13
#define AREA (SIDE * SIDE)
#define WIDTH 14 /* a row with one border cell, which the next row shares */
#define FIRST (WIDTH + 1) /* where the first space lies, with a border before it */
#define ROW_ENDS (FIRST + WIDTH * (SIDE - 1) + SIDE)
#define SPOTS 224 /* every space, the border, and what the last step of a loop may touch beyond it */
#define PLANES 20
#define NUMBERS 24
#define CHANNELS 48
#define BLOCKS 5
#define POOLS 2
#define PER_CELL 18
#define HIDDEN 64
#define OUTCOMES 8
#define TAPS 9

/* Fractional bits: weights 11, activations 8, the board's running values 12, what is handed out 10. */
#define WEIGHT_BITS 11
#define ACTIVE_BITS 8
#define VALUE_BITS 12
#define SAID_BITS 10
#define NUMBER_BITS 20
#define MOST 16383 /* the highest activation */
#define MEAN_BITS 20
#define MEAN ((1 << MEAN_BITS) / AREA)

static const int OFFSETS[TAPS] = {-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 0, 1, WIDTH - 1, WIDTH, WIDTH + 1};
static const int POOL_OF[BLOCKS] = {-1, 0, -1, 1, -1};

typedef struct {
    int32_t bias[CHANNELS];
    int16_t *packed; /* in the order in which a version reads them */
} Layer;

typedef struct {
    int32_t numbers[NUMBERS][CHANNELS];
    Layer enter, in[BLOCKS], out[BLOCKS];
    int16_t pool[POOLS][2 * CHANNELS][CHANNELS];
    int16_t policy[CHANNELS][PER_CELL];
    int32_t policy_bias[PER_CELL];
    int16_t hidden[2 * CHANNELS][HIDDEN];
    int32_t hidden_bias[HIDDEN];
    int16_t outcome[HIDDEN][OUTCOMES];
    int32_t outcome_bias[OUTCOMES];
} Weights;

typedef struct {
    int16_t seen[SPOTS * PLANES];
    int16_t active[SPOTS * CHANNELS];
    int32_t value[SPOTS * CHANNELS];
    int32_t fresh[SPOTS * CHANNELS];
    int32_t summary[2 * CHANNELS];
    int32_t said[OUTCOMES];
} Room;

#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

/* Whether a spot lies in the border at the end of a row. */
#define IS_BORDER(spot) (((spot) - FIRST) % WIDTH == SIDE)

/* A sum that may wrap, without the undefined behaviour of signed overflow. */
#define SUM(a, b) ((int32_t)((uint32_t)(a) + (uint32_t)(b)))

typedef void Convolve(const int16_t *from, int pairs, const Layer *layer, int32_t *to);

/* The plain version: 24 channels at a time, so that the weights of a pass stay in the nearest cache. */
#define GROUP 24

static void convolve_plain(const int16_t *from, int pairs, const Layer *layer, int32_t *to)
{
    for (int part = 0; part < CHANNELS / GROUP; part++) {
        const int16_t *weights = layer->packed + part * TAPS * pairs * GROUP * 2;
        for (int spot = FIRST; spot < ROW_ENDS; spot++) {
            const int16_t *weight = weights;
            int32_t sums[GROUP];
            memcpy(sums, layer->bias + part * GROUP, sizeof sums);
            for (int tap = 0; tap < TAPS; tap++) {
                const int16_t *near = from + (spot + OFFSETS[tap]) * pairs * 2;
                for (int pair = 0; pair < pairs; pair++, weight += GROUP * 2) {
                    int32_t one = near[2 * pair], two = near[2 * pair + 1];
                    for (int channel = 0; channel < GROUP; channel++)
                        sums[channel] =
                            SUM(sums[channel], SUM(one * weight[2 * channel], two * weight[2 * channel + 1]));
                }
            }
            memcpy(to + spot * CHANNELS + part * GROUP, sums, sizeof sums);
        }
    }
}

#if defined(__GNUC__) && defined(__x86_64__)
#define HAS_VECTORS 1
#include <cpuid.h>
#include <immintrin.h>

static int32_t two_of(const int16_t *pair)
{
    int32_t both;
    memcpy(&both, pair, sizeof both);
    return both;
}

/* Add products of pairs to a sum, in place. By itself GCC first computes many products and then lacks registers for
   the sums: a third slower. */
__attribute__((target("avx2"), always_inline)) static inline void add_avx2(__m256i *sum, __m256i one,
                                                                           const int16_t *two)
{
    __m256i product;
    __asm__("vpmaddwd %2, %3, %1\n\tvpaddd %1, %0, %0"
            : "+x"(*sum), "=&x"(product)
            : "m"(*(const __m256i_u *)two), "x"(one));
}

/* Four spots and 24 channels at a time: twelve sums in registers. */
__attribute__((target("avx2"))) static void convolve_avx2(const int16_t *from, int pairs, const Layer *layer,
                                                          int32_t *to)
{
    for (int part = 0; part < CHANNELS / GROUP; part++) {
        const int16_t *weights = layer->packed + part * TAPS * pairs * GROUP * 2;
        for (int spot = FIRST; spot < ROW_ENDS; spot += 4) {
            const int16_t *weight = weights;
            __m256i sums[4][3];
            for (int at = 0; at < 4; at++)
                for (int third = 0; third < 3; third++)
                    sums[at][third] =
                        _mm256_loadu_si256((const __m256i *)(layer->bias + part * GROUP + 8 * third));
            for (int tap = 0; tap < TAPS; tap++) {
                const int16_t *near = from + (spot + OFFSETS[tap]) * pairs * 2;
                for (int pair = 0; pair < pairs; pair++, weight += GROUP * 2) {
#pragma GCC unroll 4
                    for (int at = 0; at < 4; at++) {
                        __m256i both = _mm256_set1_epi32(two_of(near + at * pairs * 2 + 2 * pair));
                        add_avx2(&sums[at][0], both, weight);
                        add_avx2(&sums[at][1], both, weight + 16);
                        add_avx2(&sums[at][2], both, weight + 32);
                    }
                }
            }
            for (int at = 0; at < 4; at++)
                for (int third = 0; third < 3; third++)
                    _mm256_storeu_si256((__m256i *)(to + (spot + at) * CHANNELS + part * GROUP + 8 * third),
                                        sums[at][third]);
        }
    }
}

/* The same in one instruction. By itself GCC copies each sum before it: less than half as fast. */
__attribute__((target("avx512f,avx512bw,avx512vnni"), always_inline)) static inline void add_vnni(__m512i *sum,
                                                                                                  __m512i one,
                                                                                                  __m512i two)
{
    __asm__("vpdpwssd %2, %1, %0" : "+v"(*sum) : "v"(one), "v"(two));
}

/* Eight spots and all channels at a time: 24 sums in registers. */
__attribute__((target("avx512f,avx512bw,avx512vnni"))) static void convolve_vnni(const int16_t *from, int pairs,
                                                                                 const Layer *layer, int32_t *to)
{
    for (int spot = FIRST; spot < ROW_ENDS; spot += 8) {
        const int16_t *weight = layer->packed;
        __m512i sums[8][3];
        for (int at = 0; at < 8; at++)
            for (int third = 0; third < 3; third++)
                sums[at][third] = _mm512_loadu_si512(layer->bias + 16 * third);
        for (int tap = 0; tap < TAPS; tap++) {
            const int16_t *near = from + (spot + OFFSETS[tap]) * pairs * 2;
            for (int pair = 0; pair < pairs; pair++, weight += CHANNELS * 2) {
                __m512i w0 = _mm512_loadu_si512(weight);
                __m512i w1 = _mm512_loadu_si512(weight + 32);
                __m512i w2 = _mm512_loadu_si512(weight + 64);
#pragma GCC unroll 8
                for (int at = 0; at < 8; at++) {
                    __m512i both = _mm512_set1_epi32(two_of(near + at * pairs * 2 + 2 * pair));
                    add_vnni(&sums[at][0], both, w0);
                    add_vnni(&sums[at][1], both, w1);
                    add_vnni(&sums[at][2], both, w2);
                }
            }
        }
        for (int at = 0; at < 8; at++)
            for (int third = 0; third < 3; third++)
                _mm512_storeu_si512(to + (spot + at) * CHANNELS + 16 * third, sums[at][third]);
    }
}
#endif

/* What activates: nothing below 0, and no more than the most. */
INLINE int16_t active_of(int32_t value)
{
    int32_t rounded = (value + (1 << (VALUE_BITS - ACTIVE_BITS - 1))) >> (VALUE_BITS - ACTIVE_BITS);
    return (int16_t)(rounded < 0 ? 0 : rounded > MOST ? MOST : rounded);
}

/* From the units of a sum of products to those of the board's running values. */
INLINE int32_t value_of(int32_t sum)
{
    const int bits = WEIGHT_BITS + ACTIVE_BITS - VALUE_BITS;
    return SUM(sum, 1 << (bits - 1)) >> bits;
}

INLINE void activate(const int32_t *values, int16_t *active)
{
    for (int spot = FIRST; spot < ROW_ENDS; spot++)
        if (!IS_BORDER(spot))
            for (int channel = 0; channel < CHANNELS; channel++)
                active[spot * CHANNELS + channel] = active_of(values[spot * CHANNELS + channel]);
}

/* The mean and the maximum of each channel over the board. */
INLINE void summarize(const int16_t *active, int32_t *summary)
{
    int32_t sums[CHANNELS] = {0}, most[CHANNELS] = {0};
    for (int spot = FIRST; spot < ROW_ENDS; spot++)
        for (int channel = 0; channel < CHANNELS; channel++) {
            int32_t value = active[spot * CHANNELS + channel]; /* 0 in the border */
            sums[channel] += value;
            most[channel] = value > most[channel] ? value : most[channel];
        }
    for (int channel = 0; channel < CHANNELS; channel++) {
        summary[channel] = (int32_t)(((int64_t)sums[channel] * MEAN) >> MEAN_BITS);
        summary[CHANNELS + channel] = most[channel];
    }
}

/* Feed the summary of a block's first half back into every space. */
INLINE void feed_back(const Weights *weights, int pool, Room *room)
{
    int32_t sums[CHANNELS] = {0};
    summarize(room->active, room->summary);
    for (int from = 0; from < 2 * CHANNELS; from++)
        for (int channel = 0; channel < CHANNELS; channel++)
            sums[channel] = SUM(sums[channel], room->summary[from] * weights->pool[pool][from][channel]);
    for (int spot = FIRST; spot < ROW_ENDS; spot++)
        for (int channel = 0; channel < CHANNELS; channel++) {
            int32_t *value = room->fresh + spot * CHANNELS + channel;
            *value = SUM(*value, value_of(sums[channel]));
        }
    activate(room->fresh, room->active);
}

INLINE void enter(const Weights *weights, const int64_t *numbers, Room *room, Convolve *convolve)
{
    int32_t sums[CHANNELS] = {0};
    for (int number = 0; number < NUMBERS; number++)
        for (int channel = 0; channel < CHANNELS; channel++)
            sums[channel] = SUM(sums[channel], (int32_t)numbers[number] * weights->numbers[number][channel]);
    convolve(room->seen, PLANES / 2, &weights->enter, room->value);
    for (int spot = FIRST; spot < ROW_ENDS; spot++)
        for (int channel = 0; channel < CHANNELS; channel++) {
            int32_t *value = room->value + spot * CHANNELS + channel;
            *value = SUM(value_of(*value), sums[channel] >> (NUMBER_BITS - VALUE_BITS));
        }
}

INLINE void block(const Weights *weights, int number, Room *room, Convolve *convolve)
{
    const int count = (ROW_ENDS - FIRST) * CHANNELS;
    int32_t *fresh = room->fresh + FIRST * CHANNELS, *value = room->value + FIRST * CHANNELS;
    activate(room->value, room->active);
    convolve(room->active, CHANNELS / 2, &weights->in[number], room->fresh);
    for (int at = 0; at < count; at++)
        fresh[at] = value_of(fresh[at]);
    activate(room->fresh, room->active);
    if (POOL_OF[number] >= 0)
        feed_back(weights, POOL_OF[number], room);
    convolve(room->active, CHANNELS / 2, &weights->out[number], room->fresh);
    for (int at = 0; at < count; at++)
        value[at] = SUM(value[at], value_of(fresh[at]));
}

INLINE void tell_outcome(const Weights *weights, Room *room)
{
    const int to_active = WEIGHT_BITS, to_said = WEIGHT_BITS + ACTIVE_BITS - SAID_BITS;
    int32_t hidden[HIDDEN], said[OUTCOMES];
    memcpy(hidden, weights->hidden_bias, sizeof hidden);
    memcpy(said, weights->outcome_bias, sizeof said);
    summarize(room->active, room->summary);
    for (int from = 0; from < 2 * CHANNELS; from++)
        for (int unit = 0; unit < HIDDEN; unit++)
            hidden[unit] = SUM(hidden[unit], room->summary[from] * weights->hidden[from][unit]);
    for (int unit = 0; unit < HIDDEN; unit++) {
        int32_t value = SUM(hidden[unit], 1 << (to_active - 1)) >> to_active;
        value = value < 0 ? 0 : value > MOST ? MOST : value;
        for (int number = 0; number < OUTCOMES; number++)
            said[number] = SUM(said[number], value * weights->outcome[unit][number]);
    }
    for (int number = 0; number < OUTCOMES; number++)
        room->said[number] = said[number] >> to_said;
}

INLINE void think(const Weights *weights, const int64_t *numbers, Room *room, Convolve *convolve)
{
    enter(weights, numbers, room, convolve);
    for (int number = 0; number < BLOCKS; number++)
        block(weights, number, room, convolve);
    activate(room->value, room->active);
    tell_outcome(weights, room);
}

typedef void Think(const Weights *weights, const int64_t *numbers, Room *room);

static void think_plain(const Weights *weights, const int64_t *numbers, Room *room)
{
    think(weights, numbers, room, convolve_plain);
}

#ifdef HAS_VECTORS
__attribute__((target("avx2"))) static void think_avx2(const Weights *weights, const int64_t *numbers, Room *room)
{
    think(weights, numbers, room, convolve_avx2);
}

__attribute__((target("avx2"))) static void think_vnni(const Weights *weights, const int64_t *numbers, Room *room)
{
    think(weights, numbers, room, convolve_vnni);
}
#endif

/* A version: what it is called, how it thinks, and how many channels it reads together. */
typedef struct {
    const char *name;
    Think *think;
    int group;
} Version;

static const Version VERSIONS[] = {
#ifdef HAS_VECTORS
    {"vnni", think_vnni, CHANNELS},
    {"avx2", think_avx2, GROUP},
#endif
    {"plain", think_plain, GROUP},
};
#define COUNT ((int)(sizeof VERSIONS / sizeof VERSIONS[0]))

#ifdef HAS_VECTORS
#define AVX_STATE 0x06u /* the registers that the system saves when it switches processes */
#define AVX512_STATE 0xe0u
#define AVX2 (1u << 5) /* what the processor can do, in two registers of its answer */
#define AVX512F_BW (1u << 16 | 1u << 30)
#define VNNI (1u << 11)

/* `__builtin_cpu_supports` needs a library that zig does not link into modules. */
static int supports(unsigned state, unsigned ebx, unsigned ecx)
{
    unsigned eax, b, c, d, low, high;
    if (!__get_cpuid(1, &eax, &b, &c, &d) || !(c & bit_OSXSAVE))
        return 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & state) != state || !__get_cpuid_count(7, 0, &eax, &b, &c, &d))
        return 0;
    return (b & ebx) == ebx && (c & ecx) == ecx;
}
#endif

static int runs_here(const Version *version)
{
#ifdef HAS_VECTORS
    if (strcmp(version->name, "vnni") == 0)
        return supports(AVX_STATE | AVX512_STATE, AVX2 | AVX512F_BW, VNNI);
    if (strcmp(version->name, "avx2") == 0)
        return supports(AVX_STATE, AVX2, 0);
#endif
    return version->think == think_plain;
}

/* The fastest version that runs here and has this name; any if it is empty. */
static const Version *version_named(const char *name)
{
    for (int number = 0; number < COUNT; number++)
        if ((*name == 0 || strcmp(VERSIONS[number].name, name) == 0) && runs_here(&VERSIONS[number]))
            return &VERSIONS[number];
    return NULL;
}

/* Reading the weights: 16-bit and 32-bit numbers, the lower byte first. */
typedef struct {
    const unsigned char *at, *end;
} Reader;

static int32_t next(Reader *reader, int bytes)
{
    uint32_t found = 0;
    for (int byte = 0; byte < bytes; byte++)
        found |= (uint32_t)(reader->at < reader->end ? *reader->at : 0) << (8 * byte), reader->at++;
    return bytes == 2 ? (int16_t)found : (int32_t)found;
}

static void read_short(Reader *reader, int16_t *to, int count)
{
    for (int number = 0; number < count; number++)
        to[number] = (int16_t)next(reader, 2);
}

static void read_long(Reader *reader, int32_t *to, int count)
{
    for (int number = 0; number < count; number++)
        to[number] = next(reader, 4);
}

/* Weights by tap, channel in, channel out; packed by group of channels out, tap, pair of channels in. */
static int read_layer(Reader *reader, Layer *layer, int channels, int group)
{
    layer->packed = malloc(sizeof(int16_t) * TAPS * channels * CHANNELS);
    if (layer->packed == NULL)
        return 0;
    for (int tap = 0; tap < TAPS; tap++)
        for (int from = 0; from < channels; from++)
            for (int to = 0; to < CHANNELS; to++) {
                int place = ((to / group * TAPS + tap) * (channels / 2) + from / 2) * group + to % group;
                layer->packed[place * 2 + from % 2] = (int16_t)next(reader, 2);
            }
    read_long(reader, layer->bias, CHANNELS);
    return 1;
}

static int read_weights(Reader *reader, Weights *weights, int group)
{
    read_long(reader, weights->numbers[0], NUMBERS * CHANNELS);
    if (!read_layer(reader, &weights->enter, PLANES, group))
        return 0;
    for (int number = 0; number < BLOCKS; number++) {
        if (!read_layer(reader, &weights->in[number], CHANNELS, group))
            return 0;
        if (POOL_OF[number] >= 0)
            read_short(reader, weights->pool[POOL_OF[number]][0], 2 * CHANNELS * CHANNELS);
        if (!read_layer(reader, &weights->out[number], CHANNELS, group))
            return 0;
    }
    read_short(reader, weights->policy[0], CHANNELS * PER_CELL);
    read_long(reader, weights->policy_bias, PER_CELL);
    read_short(reader, weights->hidden[0], 2 * CHANNELS * HIDDEN);
    read_long(reader, weights->hidden_bias, HIDDEN);
    read_short(reader, weights->outcome[0], HIDDEN * OUTCOMES);
    read_long(reader, weights->outcome_bias, OUTCOMES);
    return 1;
}

typedef struct {
    PyObject_HEAD
    Weights *weights;
    Room *room;
    const Version *version;
} Network;

static void network_free(Network *self)
{
    if (self->weights != NULL) {
        free(self->weights->enter.packed);
        for (int number = 0; number < BLOCKS; number++) {
            free(self->weights->in[number].packed);
            free(self->weights->out[number].packed);
        }
    }
    free(self->weights);
    free(self->room);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int network_fill(Network *self, Py_buffer *bytes, const char *name)
{
    Reader reader = {bytes->buf, (const unsigned char *)bytes->buf + bytes->len};
    self->version = version_named(name);
    if (self->version == NULL) {
        PyErr_Format(PyExc_ValueError, "there is no version %s here", name);
        return 0;
    }
    self->weights = calloc(1, sizeof(Weights));
    self->room = calloc(1, sizeof(Room));
    if (self->weights == NULL || self->room == NULL || !read_weights(&reader, self->weights, self->version->group)) {
        PyErr_NoMemory();
        return 0;
    }
    if (reader.at != reader.end) {
        PyErr_SetString(PyExc_ValueError, "these are not the weights of this network");
        return 0;
    }
    return 1;
}

static PyObject *network_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    static char *known[] = {"weights", "version", NULL};
    const char *version = "";
    Py_buffer bytes;
    if (!PyArg_ParseTupleAndKeywords(args, names, "y*|s", known, &bytes, &version))
        return NULL;
    Network *self = (Network *)type->tp_alloc(type, 0);
    if (self != NULL && !network_fill(self, &bytes, version)) {
        Py_DECREF(self);
        self = NULL;
    }
    PyBuffer_Release(&bytes);
    return (PyObject *)self;
}

/* Fill in what is seen, from planes by space. */
static void look(const int64_t *planes, Room *room)
{
    for (int row = 0; row < SIDE; row++)
        for (int at = 0; at < SIDE * PLANES; at++)
            room->seen[(FIRST + row * WIDTH) * PLANES + at] = (int16_t)planes[row * SIDE * PLANES + at];
}

/* The policy's score of a placement, numbered as in the rules: a cell with a border, and which of 18. */
static int32_t score_of(const Network *self, int64_t move)
{
    int64_t cell = move / PER_CELL, kind = move % PER_CELL;
    const int16_t *active = self->room->active + (cell + FIRST - WIDTH) * CHANNELS;
    int32_t sum = self->weights->policy_bias[kind];
    for (int channel = 0; channel < CHANNELS; channel++)
        sum = SUM(sum, active[channel] * self->weights->policy[channel][kind]);
    return sum >> (WEIGHT_BITS + ACTIVE_BITS - SAID_BITS);
}

static int is_placement(int64_t move)
{
    return move >= WIDTH * PER_CELL && move < WIDTH * (SIDE + 1) * PER_CELL && move / PER_CELL % WIDTH < SIDE;
}

static PyObject *told(const Network *self, const int64_t *moves, Py_ssize_t count)
{
    PyObject *found = PyList_New(OUTCOMES + count);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t number = 0; number < OUTCOMES + count; number++) {
        int64_t move = number < OUTCOMES ? 0 : moves[number - OUTCOMES];
        int32_t value = number < OUTCOMES ? self->room->said[number] : is_placement(move) ? score_of(self, move) : 0;
        PyObject *item = PyLong_FromLong(value);
        if (item == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, number, item);
    }
    return found;
}

static PyObject *network_judge(Network *self, PyObject *args)
{
    Py_buffer planes, numbers, moves;
    PyObject *found = NULL;
    if (!PyArg_ParseTuple(args, "y*y*y*", &planes, &numbers, &moves))
        return NULL;
    if (planes.len != 8 * AREA * PLANES || numbers.len != 8 * NUMBERS || moves.len % 8 != 0)
        PyErr_SetString(PyExc_ValueError, "this is not what the network sees");
    else {
        look(planes.buf, self->room);
        self->version->think(self->weights, numbers.buf, self->room);
        found = told(self, moves.buf, moves.len / 8);
    }
    PyBuffer_Release(&planes);
    PyBuffer_Release(&numbers);
    PyBuffer_Release(&moves);
    return found;
}

static PyMethodDef NETWORK_METHODS[] = {
    {"judge", (PyCFunction)network_judge, METH_VARARGS, "Eight scores of the outcome, then one of each placement."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NETWORK = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tianxia.bots.qin.layers.Network",
    .tp_basicsize = sizeof(Network),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The network with its weights.",
    .tp_new = network_new,
    .tp_dealloc = (destructor)network_free,
    .tp_methods = NETWORK_METHODS,
};

static PyObject *versions(PyObject *self, PyObject *none)
{
    (void)self, (void)none;
    PyObject *found = PyList_New(0);
    for (int number = 0; found != NULL && number < COUNT; number++)
        if (runs_here(&VERSIONS[number])) {
            PyObject *name = PyUnicode_FromString(VERSIONS[number].name);
            if (name == NULL || PyList_Append(found, name) < 0)
                Py_CLEAR(found);
            Py_XDECREF(name);
        }
    return found;
}

static PyMethodDef METHODS[] = {
    {"versions", versions, METH_NOARGS, "The versions that run on this machine, the fastest first."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "layers", "The network of Qin in whole numbers.", -1, METHODS, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_layers(void)
{
    PyObject *module = PyModule_Create(&MODULE);
    if (module != NULL && PyModule_AddType(module, &NETWORK) < 0)
        Py_CLEAR(module);
    return module;
}
