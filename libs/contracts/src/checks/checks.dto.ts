import { FieldsType } from '../dto/fields';
import { CHECK_FIELDS, type CheckFields } from './check-fields';

/** The switches, lists and options of checks, in an evaluate request. */
export class ChecksDto extends FieldsType<CheckFields>(CHECK_FIELDS) {}
