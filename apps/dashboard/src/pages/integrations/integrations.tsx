import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Integrations = () => (
  <Page title="Integrations">
    <EmptyState title="This page is not built yet" />
  </Page>
);
