import { useQuery } from '@tanstack/react-query';
import { type Definition, explanationQuery } from '../../api/definitions';
import { useHasScope } from '../../api/session';
import { textsOf } from '../../ui/schema-form/changes';
import { requestedChecks } from '../../ui/schema-form/check-families';
import { underCurrentNames } from './legacy-fields';

/** Gaps of a definition: assertions that no rule decides, or no check at all. */
export interface DefinitionGaps {
  checksNothing: boolean;
  /** `undefined` while it is not known. */
  notUnderstood: number | undefined;
}

const assertionsOf = (definition: Definition): string[] => textsOf(definition.assertions);

/** Returns a function that finds the gaps of definitions; one request explains all assertions. */
export const useDefinitionGaps = (
  definitions: readonly Definition[],
): ((definition: Definition) => DefinitionGaps) => {
  const all = [...new Set(definitions.flatMap(assertionsOf))];
  const mayExplain = useHasScope('evaluate');
  const { data } = useQuery({
    ...explanationQuery(all),
    enabled: mayExplain && all.length > 0,
  });
  const judged = new Set(
    data?.filter(({ decided_by }) => decided_by === 'judge').map(({ assertion }) => assertion),
  );
  return (definition) => {
    const own = assertionsOf(definition);
    const isKnown = own.length === 0 || data !== undefined;
    return {
      checksNothing: requestedChecks(underCurrentNames(definition)).length === 0,
      notUnderstood: isKnown ? own.filter((text) => judged.has(text)).length : undefined,
    };
  };
};
