import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Exchange = () => (
  <Page title="Exchange">
    <EmptyState title="This page is not built yet" />
  </Page>
);
