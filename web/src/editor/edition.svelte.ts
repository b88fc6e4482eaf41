/** What is being edited: the files of an edition, every step of it for undo, and what the server says about it. */

import { api } from '../lib/api';
import { Trouble } from '../lib/trouble';
import type { Checked, ComponentFiles, FaultInfo } from '../protocol';
import { changed, csvOf, isSame, laidOut, sheetOf, type Sheet } from './sheets';

interface Step {
  sheets: Record<string, Sheet>;
  texts: Record<string, string>;
}

const PAUSE = 350;
/** Milliseconds until the next try if the server could not be reached. */
const AGAIN = 2000;
const MOST_STEPS = 200;

export class EditedEdition {
  name = $state('');
  credits = $state('');
  checked = $state.raw<Checked | null>(null);
  /** What was wrong with the files opened last and cannot be corrected here: whole files, or parts left out. */
  notTaken = $state.raw<{ file: string; unread: boolean; faults: FaultInfo[] }[]>([]);
  private now = $state.raw<Step>({ sheets: {}, texts: {} });
  private of = $state.raw<Step | null>(null);
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  private timer = 0;
  private left = false;
  readonly own: Record<string, Sheet> = {};

  constructor(readonly built: ComponentFiles) {
    for (const file of built.files) {
      if (file.columns.length) this.own[file.name] = sheetOf(file);
    }
    this.now = this.builtIn();
  }

  private builtIn(): Step {
    const texts = this.built.files.filter((file) => !file.columns.length).map((file) => [file.name, file.text]);
    return { sheets: { ...this.own }, texts: Object.fromEntries(texts) as Record<string, string> };
  }

  sheet(file: string): Sheet | undefined {
    return this.now.sheets[file];
  }

  text(file: string): string {
    return this.now.texts[file] ?? '';
  }

  get faults(): FaultInfo[] {
    return this.checked?.faults ?? [];
  }

  /** Whether the server has checked everything as it is now. */
  get isChecked(): boolean {
    return this.of === this.now;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  setCell(file: string, row: number, column: number, text: string): void {
    const [sheet, own] = [this.now.sheets[file], this.own[file]];
    if (!sheet || !own || sheet.rows[row]?.[column] === text) return;
    this.step({ ...this.now, sheets: { ...this.now.sheets, [file]: changed(sheet, own, row, column, text) } });
  }

  setText(file: string, text: string): void {
    if (this.now.texts[file] !== text) this.step({ ...this.now, texts: { ...this.now.texts, [file]: text } });
  }

  private step(next: Step): void {
    this.past = [...this.past, this.now].slice(-MOST_STEPS);
    this.future = [];
    this.now = next;
    this.checkSoon();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    this.now = before;
    this.checkSoon();
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    this.now = next;
    this.checkSoon();
  }

  /** Returns the files that differ from the built-in ones, with their tables written in some way. */
  private changedFiles(written: (sheet: Sheet) => string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [file, sheet] of Object.entries(this.now.sheets)) {
      const own = this.own[file];
      if (own && csvOf(own) !== csvOf(sheet)) found[file] = written(sheet);
    }
    for (const file of this.built.files) {
      const text = this.now.texts[file.name];
      if (text !== undefined && text !== file.text) found[file.name] = text;
    }
    return found;
  }

  private checkSoon(after = PAUSE): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.checkUntilDone(), after);
  }

  private async checkUntilDone(): Promise<void> {
    try {
      await this.check();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (!this.left) this.checkSoon(AGAIN);
    }
  }

  /** Stops asking: nobody is looking any more. */
  leave(): void {
    this.left = true;
    window.clearTimeout(this.timer);
  }

  async check(): Promise<void> {
    const step = this.now;
    const found = await api.checkFiles(this.built.game, this.changedFiles(laidOut));
    if (step !== this.now) return;
    window.clearTimeout(this.timer);
    [this.checked, this.of] = [found, step];
  }

  /** Takes in files that were made elsewhere: tables are read by the server, however they were saved. */
  async takeIn(files: Record<string, string>): Promise<void> {
    const found = await api.checkFiles(this.built.game, files);
    const unread = found.files.filter((file) => !file.rows.length).map((file) => file.name);
    const sheets = { ...this.now.sheets };
    for (const file of found.files) if (file.rows.length) sheets[file.name] = sheetOf(file, found.faults);
    const texts = { ...this.now.texts };
    for (const [name, text] of Object.entries(files)) if (name in texts) texts[name] = text;
    if (Object.keys(files).length > unread.length) this.step({ sheets, texts });
    await this.check();
    const left = found.faults.filter((fault) => !this.faults.some((other) => isSame(fault, other)));
    this.notTaken = Object.keys(files)
      .map((file) => ({ file, unread: unread.includes(file), faults: left.filter((fault) => fault.file === file) }))
      .filter(({ faults }) => faults.length);
  }

  /** Returns the file of the edition. */
  fileText(): string {
    const { game, base } = this.built;
    const named = { tianxia_edition: 1, game, name: this.name.trim(), credits: this.credits.trim(), base };
    return JSON.stringify({ ...named, files: this.changedFiles(csvOf) }, null, 1) + '\n';
  }
}
