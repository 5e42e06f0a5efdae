/** A sentence, or `undefined` while all is well. */
type Probe = () => string | undefined;

/** Whether a process should be sent work: everyone who knows a reason against it says so here. */
export class Readiness {
  private readonly probes = new Map<string, Probe>();
  private readonly troubles = new Map<string, Probe>();

  /** @param probe gives the reason why not */
  add(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  /** @param probe tells of trouble in spite of which the process serves on: it is shown, and work keeps coming */
  addTrouble(name: string, probe: Probe): void {
    this.troubles.set(name, probe);
  }

  /** Reasons by name; empty when the process is ready. */
  reasons(): Map<string, string> {
    return sentences(this.probes);
  }

  /** What goes wrong although the process is ready, by name. */
  trouble(): Map<string, string> {
    return sentences(this.troubles);
  }

  get names(): string[] {
    return [...new Set([...this.probes.keys(), ...this.troubles.keys()])];
  }
}

const sentences = (probes: Map<string, Probe>): Map<string, string> => {
  const answers = [...probes].map(([name, probe]) => [name, probe()] as const);
  return new Map(answers.filter((entry): entry is [string, string] => entry[1] !== undefined));
};
