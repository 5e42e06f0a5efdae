import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Notifier = () => (
  <Page title="Notifier">
    <EmptyState title="This page is not built yet" />
  </Page>
);
