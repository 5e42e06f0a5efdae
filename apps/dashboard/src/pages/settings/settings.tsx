import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Settings = () => (
  <Page title="Settings">
    <EmptyState title="This page is not built yet" />
  </Page>
);
