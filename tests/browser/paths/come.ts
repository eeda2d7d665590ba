import { comeBack } from '../world';
import type { Walk } from './adapter';

/** Comes to an address of the walk's world, in its language, as the analyst zhou unless told. */
export const come = ({ page, world, language }: Walk, address: string, as = 'zhou') =>
  comeBack(page, world, as, address, language);
