import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Definitions = () => (
  <Page title="Definitions">
    <EmptyState title="This page is not built yet" />
  </Page>
);
