import type { Content, Field } from '../evaluation/content';
import type { RequestFields, ValuesOf } from './request-field';
import type { Family, Requirement } from './vocabulary';

/** The part of a check that an outcome is about. */
export interface Subject {
  /** The check, or the safety category. */
  name: string;
  /** The assertion or instruction, where a check has one outcome for each. */
  data?: string;
  claim?: string;
}

/**
 * A public check: the one place that request fields, jobs, warm-up, sizing, completeness, the API
 * description, benchmarks and the README derive from.
 */
export interface CheckDescriptor {
  family: Family;
  /** Name for people. */
  title: string;
  /** The object of `judges`, for the README: `the output against earlier turns`. */
  judges: string;
  /** Label of a result that found nothing wrong. */
  clean: string;
  /** The other labels of its detector. Newer detectors may add to them. */
  otherLabels: readonly string[];
  /** Requirements of the check, which is bypassed if one is missing. */
  needs: readonly Requirement[];
  /** Fields that request the check, by `true` or a non-empty list. Hints name the first. */
  switches: RequestFields;
  /** Fields that configure the check, its mode among them. */
  options: RequestFields;
  /** Names of switches in evaluation definitions, and the switch that each represents. */
  definitionNames?: Readonly<Record<string, string>>;
  /** Wrong names that callers use; they are refused with a hint to the right one. */
  mistakenNames?: readonly string[];
  /**
   * Returns the parameters of its detector beside the mode; `undefined` if the fields request
   * nothing.
   */
  parameters(fields: object): object | undefined;
  /** Returns the shortest fields that mean these parameters; absent: the first switch. */
  fieldsFor?(parameters: object): object;
  /**
   * Returns the texts that it judges or compares with, for sizing; skipped parts of a message
   * beside one of them are named in its reasons.
   */
  reads(content: Content, parameters: object): readonly (Field | undefined)[];
  /** Returns what else its engines process, for sizing: texts, or values counted as JSON. */
  alsoReads?(content: Content, parameters: object): readonly unknown[];
  /**
   * Returns true if it runs a parser or a schema compiler: the number of characters does not bound
   * their time, and only a thread can be ended at the deadline.
   */
  parses?(parameters: object): boolean;
  /** Lists the parts that need an outcome; absent or empty: one for the whole check. */
  parts?(content: Content, parameters: object): Subject[];
  /** Each of its outcomes names its part; otherwise they are only counted. */
  namesParts?: true;
  /** The `data` of its results repeats content, which is not stored unless the workspace stores it. */
  dataIsContent?: true;
  /** Fields that request it, for warm-up, benchmarks and examples. */
  sample: object;
}

/** A descriptor with the types of its own fields and parameters. */
export interface TypedCheck<
  F extends Family,
  Switches extends RequestFields,
  Options extends RequestFields,
  Parameters extends object,
> extends CheckDescriptor {
  family: F;
  switches: Switches;
  options: Options;
  definitionNames?: Readonly<Record<string, keyof Switches & string>>;
  parameters(fields: ValuesOf<Switches & Options>): Parameters | undefined;
  fieldsFor?(parameters: Parameters): ValuesOf<Switches & Options>;
  reads(content: Content, parameters: Parameters): readonly (Field | undefined)[];
  alsoReads?(content: Content, parameters: Parameters): readonly unknown[];
  parses?(parameters: Parameters): boolean;
  parts?(content: Content, parameters: Parameters): Subject[];
  sample: ValuesOf<Switches & Options>;
}

/** Infers the types of a descriptor's fields and parameters. */
export const defineCheck = <
  const F extends Family,
  Switches extends RequestFields,
  Options extends RequestFields,
  Parameters extends object,
>(
  check: TypedCheck<F, Switches, Options, Parameters>,
): TypedCheck<F, Switches, Options, Parameters> => check;
