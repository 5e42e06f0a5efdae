/** Whether a process should be sent work: everyone who knows a reason against it says so here. */
export class Readiness {
  private readonly probes = new Map<string, () => string | undefined>();

  /** @param probe gives the reason why not, in a sentence, or `undefined` */
  add(name: string, probe: () => string | undefined): void {
    this.probes.set(name, probe);
  }

  /** Reasons by name; empty when the process is ready. */
  reasons(): Map<string, string> {
    const reasons = [...this.probes].map(([name, probe]) => [name, probe()] as const);
    return new Map(reasons.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  get names(): string[] {
    return [...this.probes.keys()];
  }
}
