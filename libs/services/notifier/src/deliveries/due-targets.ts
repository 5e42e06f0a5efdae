import { Injectable } from '@nestjs/common';

/** Reports targets that have a new due delivery to the worker of this process. */
@Injectable()
export class DueTargets {
  private listener: (targetKeys: readonly string[]) => void = () => undefined;

  add(targetKeys: readonly string[]): void {
    this.listener(targetKeys);
  }

  onAdd(listener: (targetKeys: readonly string[]) => void): void {
    this.listener = listener;
  }
}
