import { Store } from '@touchstone/storage';

/** The `management` schema. */
export class ManagementStore extends Store {}
