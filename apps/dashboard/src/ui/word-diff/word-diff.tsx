import { lazy, Suspense } from 'react';
import { Skeleton } from '../feedback';

const ChangedText = lazy(async () => ({
  default: (await import('./changed-text')).ChangedText,
}));

/** Shows what changed in a text, word by word. Its library is loaded only where it is used. */
export const WordDiff = ({ before, after }: { before: string; after: string }) => (
  <Suspense fallback={<Skeleton rows={1} />}>
    <ChangedText before={before} after={after} />
  </Suspense>
);
