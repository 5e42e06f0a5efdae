import {
  type Check,
  CHECK_NAMES,
  type CheckRequest,
  descriptorOf,
  isKnownCheck,
} from './catalogue';
import type { CheckFields } from './check-fields';
import { DEFAULT_MODE, type Mode } from './vocabulary';

/** The field names of each check, read from its descriptor once. */
const FIELD_NAMES = CHECK_NAMES.map((check) => {
  const { switches, options } = descriptorOf(check);
  return {
    check,
    switches: Object.keys(switches),
    modes: Object.keys(options).filter((name) => options[name]?.setsMode),
  };
});

type Fields = Readonly<Record<string, unknown>>;

const modeIn = (fields: Fields, names: readonly string[]): Mode => {
  const name = [...names, 'mode'].find((each) => fields[each] !== undefined);
  return name === undefined ? DEFAULT_MODE : (fields[name] as Mode);
};

const requestOf = (check: Check, modes: readonly string[], fields: Fields): CheckRequest[] => {
  const parameters = descriptorOf(check).parameters(fields);
  // The compiler cannot relate the type of the parameters to a name known at run time.
  const request = { check, mode: modeIn(fields, modes), ...parameters } as CheckRequest;
  return parameters === undefined ? [] : [request];
};

/**
 * Returns the checks that the switches and lists of a request ask for, in the catalogue's order.
 */
export const checksOf = (dto: CheckFields): CheckRequest[] => {
  const fields = dto as Fields;
  return FIELD_NAMES.flatMap(({ check, switches, modes }) =>
    switches.some((name) => Boolean(fields[name])) ? requestOf(check, modes, fields) : [],
  );
};

/**
 * Returns the shortest fields that `checksOf` reads as these checks; leaves out those that only a
 * newer process knows.
 */
export const fieldsFor = (checks: readonly CheckRequest[]): CheckFields => {
  const known = checks.filter(({ check }) => isKnownCheck(check));
  const withoutOwn = known.find(({ check }) => ownModeField(check) === undefined);
  const shared = (withoutOwn ?? known[0])?.mode ?? DEFAULT_MODE;
  return Object.assign(
    shared === DEFAULT_MODE ? {} : { mode: shared },
    ...known.map((request) => ({ ...parameterFields(request), ...modeFields(request, shared) })),
  ) as CheckFields;
};

const ownModeField = (check: Check): string | undefined =>
  FIELD_NAMES.find((names) => names.check === check)?.modes[0];

const modeFields = ({ check, mode }: CheckRequest, shared: Mode): Fields => {
  const name = ownModeField(check);
  return name === undefined || mode === shared ? {} : { [name]: mode };
};

const parameterFields = (request: CheckRequest): object => {
  const { fieldsFor: own, switches } = descriptorOf(request.check);
  return own ? own(request) : { [Object.keys(switches)[0] ?? request.check]: true };
};

/** A request for each check, by its sample. */
export const SAMPLE_REQUESTS: readonly CheckRequest[] = CHECK_NAMES.flatMap((check) =>
  checksOf(descriptorOf(check).sample),
);
