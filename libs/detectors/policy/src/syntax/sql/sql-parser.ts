import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ParserError } from '@guanmingchiu/sqlparser-ts';
import { NotEvaluable } from '@touchstone/detection';
import { withBaselineCompiler } from '../baseline-compiler';
import { TOO_DEEP } from '../fault';
import type { Dialect } from './dialects';

/** The used exports of the module. Strings are pointers to UTF-8, and lengths in bytes. */
interface Exports {
  memory: { buffer: ArrayBuffer };
  __wbindgen_externrefs: {
    get(index: number): unknown;
    set(index: number, value: unknown): void;
    grow(by: number): number;
  };
  __externref_table_dealloc(index: number): void;
  __wbindgen_malloc(bytes: number, alignment: number): number;
  __wbindgen_start(): void;
  /** Returns validity, the index of an error in `__wbindgen_externrefs`, and whether it is set. */
  validate_sql(
    dialect: number,
    dialectBytes: number,
    sql: number,
    sqlBytes: number,
  ): [valid: number, error: number, failed: number];
}

type Imports = Record<string, Record<string, (...given: never[]) => unknown>>;
type Module = { readonly compiled: unique symbol };

/** The compiler's library of a server does not declare it. */
declare const WebAssembly: {
  Module: {
    new (bytes: Uint8Array): Module;
    imports(module: Module): { module: string; name: string }[];
  };
  Instance: new (module: Module, imports: Imports) => { exports: unknown };
};

/** The memory of a module never shrinks, so one that has grown beyond this is replaced. */
const MOST_BYTES = 64 * 1024 * 1024;

let compiled: Module | undefined;
let instance: Exports | undefined;

/**
 * Returns the error of datafusion-sqlparser-rs, or `undefined` for valid SQL. The package's own
 * loader is asynchronous and cannot replace a module whose stack was exhausted, which a detector
 * needs; so this file instantiates the package's module itself.
 * @throws NotEvaluable when the parser's stack is exhausted
 */
export const parseError = (sql: string, dialect: Dialect): ParserError | undefined =>
  withBaselineCompiler(() => parse(sql, dialect));

const parse = (sql: string, dialect: Dialect): ParserError | undefined => {
  instance ??= instantiate();
  try {
    return validate(instance, sql, dialect);
  } catch (error) {
    instance = undefined;
    if (isExhausted(error)) throw new NotEvaluable(TOO_DEEP);
    throw error;
  } finally {
    if (instance && instance.memory.buffer.byteLength > MOST_BYTES) instance = undefined;
  }
};

const validate = (module: Exports, sql: string, dialect: Dialect): ParserError | undefined => {
  const [, index, failed] = module.validate_sql(...passed(module, dialect), ...passed(module, sql));
  if (!failed) return undefined;
  const error: unknown = module.__wbindgen_externrefs.get(index);
  module.__externref_table_dealloc(index);
  return ParserError.fromWasmError(error);
};

/** Copies a string into the module, which frees it. */
const passed = (module: Exports, text: string): [pointer: number, bytes: number] => {
  const bytes = new TextEncoder().encode(text);
  const pointer = module.__wbindgen_malloc(bytes.length, 1);
  new Uint8Array(module.memory.buffer).set(bytes, pointer);
  return [pointer, bytes.length];
};

/** By name: in tests, WebAssembly throws the errors of another realm. */
const isExhausted = (error: unknown): boolean =>
  error instanceof Object && 'name' in error && /^(?:Range|Runtime)Error$/.test(String(error.name));

const wasmFile = (): string =>
  join(
    dirname(createRequire(__filename).resolve('@guanmingchiu/sqlparser-ts')),
    '../wasm/sqlparser_rs_wasm_bg.wasm',
  );

const instantiate = (): Exports => {
  compiled ??= new WebAssembly.Module(readFileSync(wasmFile()));
  const held: { module?: Exports } = {};
  const { exports } = new WebAssembly.Instance(compiled, importsOf(compiled, held));
  const module = exports as Exports;
  held.module = module;
  module.__wbindgen_start();
  return module;
};

/** Provides the functions that build an error object; others are never called in validation. */
const importsOf = (module: Module, held: { module?: Exports }): Imports => {
  const functions = functionsOf(() => {
    if (!held.module) throw new Error('The SQL parser is not instantiated.');
    return held.module;
  });
  const imports: Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] =
      functions[name.replace(/_[\da-f]{16}$/, '')] ?? unsupported(name);
  return imports;
};

const unsupported = (name: string) => () => {
  throw new Error(`The SQL parser called ${name}.`);
};

/** By the names that wasm-bindgen gives them, without their hashes. */
const functionsOf = (module: () => Exports): Record<string, (...given: never[]) => unknown> => ({
  __wbindgen_init_externref_table: () => {
    const table = module().__wbindgen_externrefs;
    const from = table.grow(4);
    table.set(0, undefined);
    [undefined, null, true, false].forEach((value, index) => table.set(from + index, value));
  },
  __wbg_new: () => ({}),
  __wbg_set: (object: Record<string, unknown>, key: string, value: unknown) => {
    object[key] = value;
  },
  __wbindgen_cast: (pointer: number, bytes: number) =>
    new TextDecoder().decode(new Uint8Array(module().memory.buffer, pointer >>> 0, bytes)),
});
