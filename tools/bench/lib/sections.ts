import { type Figure, table, writeResults } from './report';

/** A part of a benchmark that can be run by itself. */
export type Section = () => Promise<Figure[]>;

/**
 * Runs the sections that the command line names, all without one; prints each one's table and writes all figures.
 * @throws Error when there is no section of a name.
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
