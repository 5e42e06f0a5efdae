import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const System = () => (
  <Page title="System">
    <EmptyState title="This page is not built yet" />
  </Page>
);
