import { Inject, Injectable } from '@nestjs/common';
import { newId, Secrets } from '@touchstone/kernel';

/** Hexadecimal digits of the mark, at the end of the id. */
const MARK = 8;

/**
 * Makes ids of asynchronous evaluations that every gateway recognises: UUIDv7 whose last 32 bits are
 * a keyed digest of the others and of the workspace. Between the acceptance of an evaluation and its
 * row, only the id tells it from one that is unknown. A guessed mark gains nothing but "pending".
 */
@Injectable()
export class AcceptedIds {
  constructor(@Inject(Secrets) private readonly secrets: Secrets) {}

  next(workspace: string): string {
    const id = newId().slice(0, -MARK);
    return id + this.markOf(id, workspace);
  }

  /** Returns true for an id that `next` made for this workspace within the last `ageMs`. */
  includes(id: string, workspace: string, ageMs: number, nowMs: number): boolean {
    const head = id.slice(0, -MARK);
    return (
      id.slice(-MARK) === this.markOf(head, workspace) &&
      nowMs - Number.parseInt(id.replace('-', '').slice(0, 12), 16) < ageMs
    );
  }

  private markOf(head: string, workspace: string): string {
    return this.secrets
      .digest(`async evaluation ${workspace} ${head}`)
      .toString('hex')
      .slice(0, MARK);
  }
}
