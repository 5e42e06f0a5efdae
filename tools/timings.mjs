const inWords = (ms) => {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Measures how long the parts of a command take; as text, all of them and the whole. */
export class Timings {
  #begun = performance.now();
  #parts = [];

  /** @returns what `work` returns */
  async of(part, work) {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#parts.push(`${part} ${inWords(performance.now() - begun)}`);
    }
  }

  toString() {
    return `${this.#parts.join(', ')}; ${inWords(performance.now() - this.#begun)} in all`;
  }
}
