import { normalise } from './normalise';
import {
  identity,
  type NormalisedText,
  type PlainText,
  type Range,
  through,
} from './normalised-text';
import { type Reader, type Stretch } from './reader';
import { HIDDEN_READERS, READERS } from './readers';
import { NO_SIGNS, type Signs, signsOf } from './signs';
import { partsPair, TextBuilder, TextWriter, type Writer } from './text-builder';
import type { Missed, TextView, ViewKind, ViewOptions } from './view';

const DEPTH = 3;
const CONTEXT = 120;
/** A gap as short as this is kept, whatever the context. */
const SHORT_GAP = 2;
/** Units in all views together, as a share of the text, and at least: each costs about what the text itself costs. */
const BUDGET = 1;
const LEAST_BUDGET = 4_000;
/** A view on the surface with no more than this share of the text, or so many units, is read whatever the others hold: nobody hides it behind a heap of something else. */
const SMALL = 0.1;
const LEAST_SMALL = 1_000;

/** A view shorter than this is given whatever it holds: to leave it out would save little. */
const LEAST_LEFT_OUT = 1_000;

/** A text that is still to be read, and how it was come by. */
interface Layer {
  source: NormalisedText;
  plain: PlainText;
  path: readonly ViewKind[];
  /** The ways to read it, where they are known already. */
  readings?: readonly Reading[];
}

/**
 * The readings of a text beyond `normalise`: encodings undone, disguised letters read as what they stand for, three deep. Plain prose has none.
 * Those on the surface come first; what is encoded once more, for the most part, is given as it reads in the end. Linear in the text. Returns what was not
 * read: what `mostCharacters` left out, what holds something that is still encoded deeper than `depth`, and what could not be put in plain writing.
 */
export function* viewsOf(original: string, options: ViewOptions = {}): Generator<TextView, Missed> {
  const {
    depth = DEPTH,
    context = CONTEXT,
    plain = normalise(original),
    mostCharacters = budgetFor(Math.max(original.length, plain.text.length)),
  } = options;
  const wanted = options.kinds && new Set(options.kinds);
  let left = mostCharacters;
  const missed: (readonly ViewKind[])[] = plain.complete ? [] : [[]];
  const layers: Layer[] = [{ source: identity(original), plain, path: [] }];
  for (const layer of layers) {
    if (layer.path.length === depth) {
      if (holdsPayload(layer, wanted)) missed.push(layer.path);
      continue;
    }
    // How long a view may be.
    const room = (): number =>
      layer.path.length > 0 ? left : Math.max(left, LEAST_SMALL, SMALL * original.length);
    for (const reading of layer.readings ?? readingsOf(layer, wanted)) {
      let view = reading.least > room() ? undefined : viewOf(layer, reading, context);
      if (!view || view.text.length > room()) {
        missed.push([...layer.path, reading.kind]);
        continue;
      }
      let inside = layerOf(layer, reading);
      for (
        let again = encodedAgain(inside, depth, wanted);
        again;
        again = encodedAgain(inside, depth, wanted)
      ) {
        layers.push({ ...inside, readings: inside.readings?.filter((other) => other !== again) });
        view = viewOf(inside, again, Infinity, view.stretches);
        inside = layerOf(inside, again);
      }
      left -= view.text.length;
      yield view;
      if (!inside.plain.complete) missed.push(view.path);
      layers.push(inside);
    }
  }
  return missed;
}

const layerOf = ({ path }: Layer, { kind, base, stretches }: Reading): Layer => {
  const source = through(base, rewritten(base.text, stretches, 0));
  return { source, plain: normalise(source.text), path: [...path, kind] };
};

/** The encoding that most of a layer is written in: a view of it, with all that stands around, says what there is to say. */
const encodedAgain = (
  layer: Layer,
  depth: number,
  wanted: ReadonlySet<ViewKind> | undefined,
): Reading | undefined => {
  const { length } = layer.plain.text;
  if (layer.path.length === depth || length < LEAST_LEFT_OUT) return undefined;
  layer.readings = [...readingsOf(layer, wanted)];
  return layer.readings.find(
    ({ kind, stretches }) => ENCODINGS.has(kind) && 2 * lengthOf(stretches) > length,
  );
};

/** They carry what nobody can read without undoing them; the other kinds are disguises, plain enough to be read as they are. */
const ENCODINGS: ReadonlySet<ViewKind> = new Set<ViewKind>([
  'base64',
  'hex',
  'url',
  'unicode-escapes',
  'base32',
  'binary',
  'charcodes',
  'tags',
  'variation-selectors',
  'zero-width',
]);

const holdsPayload = (layer: Layer, wanted: ReadonlySet<ViewKind> | undefined): boolean => {
  const kinds = new Set([...ENCODINGS].filter((kind) => !wanted || wanted.has(kind)));
  return !readingsOf(layer, kinds).next().done;
};

const budgetFor = (length: number): number => Math.max(LEAST_BUDGET, BUDGET * length);

interface Reading {
  kind: ViewKind;
  /** The text that was read. */
  base: NormalisedText;
  stretches: readonly Stretch[];
  /** Units that a view of it has at least. */
  least: number;
}

function* readingsOf(
  { source, plain }: Layer,
  wanted: ReadonlySet<ViewKind> | undefined,
): Generator<Reading> {
  // What is invisible must be read before it is cleaned away.
  if (plain.text !== source.text) yield* readWith(HIDDEN_READERS, source, NO_SIGNS, wanted);
  yield* readWith(READERS, through(source, plain), signsOf(plain.text), wanted);
}

function* readWith(
  readers: readonly Reader[],
  base: NormalisedText,
  signs: Signs,
  wanted: ReadonlySet<ViewKind> | undefined,
): Generator<Reading> {
  for (const { kind, keepsLength, suspects, read } of readers) {
    if ((wanted && !wanted.has(kind)) || !suspects(base.text, signs)) continue;
    for (const stretches of read(base.text, signs))
      if (stretches.length > 0)
        yield { kind, base, stretches, least: keepsLength ? lengthOf(stretches) : 0 };
  }
}

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/** `shown` are the stretches of the view, where they are not those of the reading. */
const viewOf = (
  layer: Layer,
  { kind, base, stretches }: Reading,
  context: number,
  shown?: readonly Range[],
): TextView => {
  const raw = through(base, rewritten(base.text, stretches, context));
  const { text, originalRange } = through(raw, normalise(raw.text));
  let ranges = shown;
  return {
    text,
    originalRange,
    kind,
    path: [...layer.path, kind],
    get stretches() {
      return (ranges ??= stretches.map(({ start, end }) => base.originalRange(start, end)));
    },
  };
};

/** The stretches as they are read, with the text around them. Where each character came from is worked out when first asked for: most views show nothing. */
const rewritten = (
  text: string,
  stretches: readonly Stretch[],
  context: number,
): NormalisedText => {
  const writer = new TextWriter(text);
  write(writer, text, stretches, context);
  let mapped: NormalisedText | undefined;
  const mapping = (): NormalisedText => {
    const builder = new TextBuilder(text);
    write(builder, text, stretches, context);
    return builder.build();
  };
  return {
    text: writer.text,
    originalRange: (start, end) => (mapped ??= mapping()).originalRange(start, end),
  };
};

const write = (
  writer: Writer,
  text: string,
  stretches: readonly Stretch[],
  context: number,
): void => {
  let cursor = 0;
  for (let index = 0; index < stretches.length; index++) {
    const { start, end, pieces } = stretches[index] as Stretch;
    bridge(writer, text, cursor, start, index === 0, context);
    for (const piece of pieces) writer.put(piece.text, piece.start, piece.end, piece.turned);
    cursor = end;
  }
  writer.copy(cursor, boundary(text, cursor + context));
};

/** The text between two stretches, or its two ends where it is long. */
const bridge = (
  writer: Writer,
  text: string,
  start: number,
  end: number,
  leading: boolean,
  context: number,
): void => {
  const opening = leading ? start : boundary(text, Math.min(end, start + context));
  const closing = boundary(text, Math.max(start, end - context));
  if (!leading && closing <= opening + SHORT_GAP) return writer.copy(start, end);
  writer.copy(start, opening);
  if (!leading) writer.put('\n', opening, closing);
  writer.copy(closing, end);
};

const boundary = (text: string, index: number): number => {
  const within = Math.min(index, text.length);
  return partsPair(text, within) ? within - 1 : within;
};
