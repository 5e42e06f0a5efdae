import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const TryIt = () => (
  <Page title="Try it">
    <EmptyState title="This page is not built yet" />
  </Page>
);
