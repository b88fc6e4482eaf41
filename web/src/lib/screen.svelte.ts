/** Whether we are on a phone: the board is then drawn afresh for it. */

const narrow = matchMedia('(max-width: 860px)');
const screen = $state({ phone: narrow.matches });
narrow.addEventListener('change', () => (screen.phone = narrow.matches));

export function phone(): boolean {
  return screen.phone;
}
