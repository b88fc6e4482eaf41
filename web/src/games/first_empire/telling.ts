/** Li Si's steps on the boards: each piece comes when its step is told. */

import { tick } from 'svelte';
import { Flights } from '../../table/motion/flights';
import type { Journey, Livery } from '../../table/motion/journey';
import type { EmpireEvent } from './types';

export class Telling {
  #flights: Flights | null = null;
  #ways = new Map<EmpireEvent, Journey[]>();

  constructor(
    private readonly journeys: (event: EmpireEvent) => Journey[],
    private readonly livery: (seat: number) => Livery,
  ) {}

  /** Shows the table after his turn, still without what his steps bring. */
  async begin(events: readonly EmpireEvent[], show: () => void): Promise<void> {
    const flights = new Flights(this.livery);
    this.#flights = flights;
    this.#ways = new Map(events.map((event) => [event, this.journeys(event)]));
    show();
    await tick();
    flights.expect([...this.#ways.values()].flat());
  }

  async tell(event: EmpireEvent): Promise<void> {
    await this.#flights?.fly(this.#ways.get(event) ?? []);
  }

  end(): void {
    this.#flights?.land();
    this.#flights = null;
  }
}
