export { columnsOf, useColumns, type Columns } from './columnsOf';
export { bytes, count, day, duration, minutes, moment, share } from './figures';
export { actions, link, person } from './things';
export { status, text, word } from './words';
