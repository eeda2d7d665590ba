export { columnsOf, useColumns, type Columns } from './columnsOf';
export { count, day, duration, moment, share } from './figures';
export { actions, link, person } from './things';
export { status, text, word } from './words';
