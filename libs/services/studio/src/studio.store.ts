import { Store } from '@touchstone/storage';

/** The `studio` schema. */
export class StudioStore extends Store {}
