import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Guardrails = () => (
  <Page title="Guardrails">
    <EmptyState title="This page is not built yet" />
  </Page>
);
