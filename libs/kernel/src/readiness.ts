/** Returns a sentence that describes the problem, or `undefined` if there is none. */
type Probe = () => string | undefined;

/**
 * Decides if a process should receive work: components register probes that give a reason against
 * it.
 */
export class Readiness {
  private readonly probes = new Map<string, Probe>();
  private readonly troubles = new Map<string, Probe>();

  /** @param probe returns the reason why the process is not ready */
  add(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  /**
   * @param probe returns a problem despite which the process keeps serving: it is shown, but the
   * process stays ready
   */
  addTrouble(name: string, probe: Probe): void {
    this.troubles.set(name, probe);
  }

  /** Returns reasons by name; empty when the process is ready. */
  reasons(): Map<string, string> {
    return sentences(this.probes);
  }

  /** Returns problems that do not make the process unready, by name. */
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
