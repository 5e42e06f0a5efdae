import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitionsQuery } from '../../api/definitions';
import type { FormField } from '../../ui/schema-form/schema';
import { underCurrentNames } from '../definitions/legacy-fields';
import { checkFieldsIn } from './request';

/** Returns the checks of a stored definition as fields of a request; none without a definition. */
export const useDefinitionChecks = (
  id: string | undefined,
  fields: readonly FormField[],
): Record<string, unknown> => {
  const { data } = useQuery({ ...definitionsQuery, enabled: id !== undefined });
  return useMemo(() => {
    const definition = data?.find((each) => each.id === id);
    return definition === undefined ? {} : checkFieldsIn(fields, underCurrentNames(definition));
  }, [data, id, fields]);
};
