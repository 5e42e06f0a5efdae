import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiDescriptionQuery } from '../../api/api-description';
import { useAddressState } from '../../shell/use-address-state';
import { ErrorNote, Skeleton } from '../../ui/feedback';
import { Page } from '../../ui/page';
import { formFields } from '../../ui/schema-form/schema';
import { isShownField } from './request';
import type { TryItState } from './state';
import { Workbench } from './workbench';

const SCHEMA = 'EvaluateRequestDto';

/** Judges texts that are typed here, in several modes side by side. */
export const TryIt = () => {
  const { data, error, refetch } = useQuery(apiDescriptionQuery);
  const [state, change] = useAddressState<TryItState>();
  const fields = useMemo(
    () => (data ? formFields(data, SCHEMA).filter(isShownField) : undefined),
    [data],
  );
  return (
    <Page title="Try it" wide>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {error === null && fields === undefined && <Skeleton rows={10} />}
      {fields && <Workbench fields={fields} state={state} change={change} />}
    </Page>
  );
};
