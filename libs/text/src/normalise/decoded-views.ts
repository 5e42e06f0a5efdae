import type { DecodedView, SkippedViews, ViewKind, ViewOptions } from './decoded-view';
import { type Decoder, type Stretch } from './decoder';
import { DECODERS, HIDDEN_DECODERS } from './decoders';
import { countDisguises, type DisguiseCounts, NO_DISGUISES } from './disguise-counts';
import { normalise } from './normalise';
import {
  identity,
  type NormalisedText,
  type PlainText,
  type Range,
  through,
} from './normalised-text';
import { partsPair, TextBuilder, TextWriter, type Writer } from './text-builder';

const DEPTH = 3;
const CONTEXT = 120;
/** Gaps up to this length are kept, regardless of `context`. */
const SHORT_GAP = 2;
/**
 * Budget of all views together, as a share of the text, and its minimum: examining a view costs
 * about as much as examining the text.
 */
const BUDGET = 1;
const LEAST_BUDGET = 4_000;
/**
 * A view of the outermost layer up to this share of the text, or up to so many units, is decoded
 * regardless of the budget, so that many other encodings cannot crowd it out.
 */
const SMALL = 0.1;
const LEAST_SMALL = 1_000;

/** Views shorter than this are always yielded, since omitting them would save little. */
const LEAST_LEFT_OUT = 1_000;

/** A text still to be decoded, and the encodings that were undone so far. */
interface Layer {
  source: NormalisedText;
  plain: PlainText;
  path: readonly ViewKind[];
  /** The layer's decodings, if they are already known. */
  decodings?: readonly Decoding[];
}

/**
 * Yields decoded views of a text: encodings undone and disguised letters replaced, three layers
 * deep. Plain prose has none. Views of the outermost layer come first; a view that is mostly encoded
 * again is yielded in its innermost form only. Linear in the text. Returns the paths of the skipped
 * views: those beyond `mostCharacters`, those still encoded below `depth`, and those that could not
 * be normalised.
 */
export function* decodedViews(
  original: string,
  options: ViewOptions = {},
): Generator<DecodedView, SkippedViews> {
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
    // Length of the longest view that may still be yielded.
    const allowance = (): number =>
      layer.path.length > 0 ? left : Math.max(left, LEAST_SMALL, SMALL * original.length);
    for (const decoding of layer.decodings ?? decodingsOf(layer, wanted)) {
      let view = decoding.least > allowance() ? undefined : viewOf(layer, decoding, context);
      if (!view || view.text.length > allowance()) {
        missed.push([...layer.path, decoding.kind]);
        continue;
      }
      let inside = layerOf(layer, decoding);
      for (
        let again = encodedAgain(inside, depth, wanted);
        again;
        again = encodedAgain(inside, depth, wanted)
      ) {
        layers.push({ ...inside, decodings: inside.decodings?.filter((other) => other !== again) });
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

const layerOf = ({ path }: Layer, { kind, base, stretches }: Decoding): Layer => {
  const source = through(base, rewritten(base.text, stretches, 0));
  return { source, plain: normalise(source.text), path: [...path, kind] };
};

/**
 * Returns the decoding that covers most of a layer, if any. Its view, with the whole layer as
 * context, replaces the view of the layer.
 */
const encodedAgain = (
  layer: Layer,
  depth: number,
  wanted: ReadonlySet<ViewKind> | undefined,
): Decoding | undefined => {
  const { length } = layer.plain.text;
  if (layer.path.length === depth || length < LEAST_LEFT_OUT) return undefined;
  layer.decodings = [...decodingsOf(layer, wanted)];
  return layer.decodings.find(
    ({ kind, stretches }) => ENCODINGS.has(kind) && 2 * lengthOf(stretches) > length,
  );
};

/** Kinds that are unreadable until decoded; the others are disguises that remain legible. */
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
  return !decodingsOf(layer, kinds).next().done;
};

const budgetFor = (length: number): number => Math.max(LEAST_BUDGET, BUDGET * length);

interface Decoding {
  kind: ViewKind;
  /** The text that was decoded. */
  base: NormalisedText;
  stretches: readonly Stretch[];
  /** Shortest possible length of its view, in UTF-16 units. */
  least: number;
}

function* decodingsOf(
  { source, plain }: Layer,
  wanted: ReadonlySet<ViewKind> | undefined,
): Generator<Decoding> {
  // Invisible characters must be decoded before normalising drops them.
  if (plain.text !== source.text) yield* decodeWith(HIDDEN_DECODERS, source, NO_DISGUISES, wanted);
  yield* decodeWith(DECODERS, through(source, plain), countDisguises(plain.text), wanted);
}

function* decodeWith(
  decoders: readonly Decoder[],
  base: NormalisedText,
  counts: DisguiseCounts,
  wanted: ReadonlySet<ViewKind> | undefined,
): Generator<Decoding> {
  for (const { kind, keepsLength, suspects, decode } of decoders) {
    if ((wanted && !wanted.has(kind)) || !suspects(base.text, counts)) continue;
    for (const stretches of decode(base.text, counts))
      if (stretches.length > 0)
        yield { kind, base, stretches, least: keepsLength ? lengthOf(stretches) : 0 };
  }
}

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/** @param shown stretches of the view, where they differ from those of the decoding */
const viewOf = (
  layer: Layer,
  { kind, base, stretches }: Decoding,
  context: number,
  shown?: readonly Range[],
): DecodedView => {
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

/**
 * Replaces the stretches by their decoded pieces and keeps the context. The map to the original is
 * built on first use: most views contain no finding.
 */
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
  for (const [index, { start, end, pieces }] of stretches.entries()) {
    bridge(writer, text, cursor, start, index === 0, context);
    for (const piece of pieces) writer.put(piece.text, piece.start, piece.end, piece.reversed);
    cursor = end;
  }
  writer.copy(cursor, boundary(text, cursor + context));
};

/** Copies the text between two stretches, or only its two ends where it is long. */
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
