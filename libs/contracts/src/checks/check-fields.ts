import { type Check, CHECK_NAMES, type CHECKS, descriptorOf } from './catalogue';
import {
  modeField,
  type RequestField,
  type RequestFields,
  switchField,
  type ValuesOf,
} from './request-field';
import { DEFAULT_MODE } from './vocabulary';

type Descriptor = (typeof CHECKS)[Check];
/** All fields of a union of types. */
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const mode = modeField('every check that has none of its own');
const SHARED = {
  mode: {
    ...mode,
    description: 'Mode of every check that has none of its own.',
    schema: { ...mode.schema, default: DEFAULT_MODE },
  },
};

/** A request for checks: its switches, lists and options. */
export type CheckFields = ValuesOf<
  typeof SHARED & Merged<Descriptor['switches'] | Descriptor['options']>
>;

/** The fields that a request for checks may have. */
export const CHECK_FIELDS: { [Name in keyof CheckFields]-?: RequestField } = Object.assign(
  {},
  SHARED,
  ...CHECK_NAMES.map(descriptorOf).map(({ switches, options }) => ({ ...switches, ...options })),
);

/** The names of switches in evaluation definitions, and the fields that they represent. */
export const DEFINITION_SWITCHES: Readonly<Record<string, keyof CheckFields>> = Object.assign(
  {},
  ...CHECK_NAMES.map((check) => descriptorOf(check).definitionNames ?? {}),
);

export const DEFINITION_FIELDS: RequestFields = Object.fromEntries(
  Object.entries(DEFINITION_SWITCHES).map(([name, field]) => [
    name,
    switchField(`Same as ${field}.`),
  ]),
);

/** Wrong names that callers use, and the fields that they mean. */
export const MISTAKEN_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CHECK_NAMES.map(descriptorOf).flatMap(({ mistakenNames = [], switches }) =>
    mistakenNames.map((name) => [name, Object.keys(switches)[0] ?? name]),
  ),
);
