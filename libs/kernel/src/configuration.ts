import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

export type Environment = Record<string, string | undefined>;

/** All problems with the settings, worded so that an operator can fix them. */
export class InvalidConfiguration extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'InvalidConfiguration';
  }
}

/**
 * Reads a settings class from the environment: each entry of `names` maps a property to its
 * variable. Empty variables count as unset, so the class's defaults apply.
 * @throws InvalidConfiguration naming every variable that breaks a rule.
 */
export function readSettings<T extends object>(
  settings: new () => T,
  names: Record<keyof T & string, string>,
  environment: Environment = process.env,
): T {
  const given = Object.entries<string>(names)
    .map(([property, variable]) => [property, environment[variable]] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const instance = plainToInstance(settings, Object.fromEntries(given), {
    exposeDefaultValues: true,
  });
  const problems = validateSync(instance).map(({ property, constraints }) => {
    const variable = names[property as keyof T & string];
    return `${variable}: ${Object.values(constraints ?? {})
      .join(', ')
      .replaceAll(property, 'the value')}`;
  });
  if (problems.length > 0) reportProblems(...problems);
  return instance;
}

let collected: string[] | undefined;

/**
 * Reports problems that span several settings, which the rules of one class cannot detect.
 * @throws InvalidConfiguration unless `reportingAll` collects them.
 */
export const reportProblems = (...problems: string[]): void => {
  if (!collected) throw new InvalidConfiguration(problems);
  collected.push(...problems);
};

/**
 * Runs `build`, in which settings are read, so that an operator sees all problems of a process at
 * once.
 * @throws InvalidConfiguration with every problem found.
 */
export const reportingAll = <T>(build: () => T): T => {
  collected = [];
  try {
    const built = build();
    if (collected.length > 0) throw new InvalidConfiguration(collected);
    return built;
  } catch (error) {
    if (error instanceof InvalidConfiguration && error.problems !== collected)
      throw new InvalidConfiguration([...(collected ?? []), ...error.problems]);
    throw error;
  } finally {
    collected = undefined;
  }
};
