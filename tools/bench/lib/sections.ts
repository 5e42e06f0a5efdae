import { type Figure, table, writeResults } from './report';

/** A part of a benchmark that can be run by itself. */
export type Section = () => Promise<Figure[]>;

/**
 * Runs the sections named on the command line, or all; prints a table for each and writes all
 * figures.
 * @throws Error for an unknown section
 */
export const runSections = async (
  benchmark: string,
  sections: Record<string, Section>,
  names = process.argv.slice(2),
): Promise<void> => {
  const chosen = names.length > 0 ? names : Object.keys(sections);
  const unknown = chosen.filter((name) => !Object.hasOwn(sections, name));
  if (unknown.length > 0)
    throw new Error(
      `No section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`,
    );
  const figures: Figure[] = [];
  for (const name of chosen) {
    const measured = (await sections[name]?.()) ?? [];
    process.stdout.write(`\n${benchmark}: ${name}\n\n${table(measured)}\n`);
    figures.push(...measured);
    writeResults(benchmark, figures);
  }
};
