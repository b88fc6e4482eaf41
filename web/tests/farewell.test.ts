import { describe, expect, it } from 'vitest';
import type { Wire } from '../src/lib/connection.svelte';
import { Live } from '../src/lib/live.svelte';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(): void {}
  close(): void {}
}

/** Returns how a table stands after the server has said goodbye and closed the socket. */
function after(code: string): { status: string; bye: string | null } {
  const wire = new FakeWire();
  const live = new Live(() => wire);
  wire.onopen?.();
  wire.onmessage?.({ data: JSON.stringify({ type: 'bye', code }) });
  wire.onclose?.();
  const { status, bye } = live;
  live.close();
  return { status, bye };
}

describe('a farewell', () => {
  it.each(['forgotten', 'revoked', 'banned', 'address-banned', 'deleted'])('“%s” is for good', (code) => {
    expect(after(code)).toEqual({ status: 'closed', bye: code });
  });

  it.each(['again', 'stopping', 'too-slow'])('“%s” is followed by another try', (code) => {
    expect(after(code).status).toBe('lost');
  });
});
