import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Guardrail = () => (
  <Page title="Guardrail">
    <EmptyState title="This page is not built yet" />
  </Page>
);
