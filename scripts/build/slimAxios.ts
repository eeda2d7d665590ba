import type { Plugin } from 'vite';

const nothing = 'export default null;';

/** Files of axios that the portal's calls never come to, and what stands there instead. */
const unused: Readonly<Record<string, string>> = {
  // Where there is XMLHttpRequest, axios takes that.
  'adapters/fetch': 'export const getFetch = () => null;',
  // What is sent is a form already, and an address without parameters.
  ...{ 'helpers/toFormData': nothing, 'helpers/toURLEncodedForm': nothing },
  ...{ 'helpers/formDataToJSON': nothing, 'helpers/AxiosURLSearchParams': nothing },
  // A signal aborts, and no token lies in a cookie.
  ...{ 'cancel/CancelToken': nothing, 'helpers/cookies': nothing },
  'helpers/progressEventReducer': 'export const progressEventReducer = () => [];',
  'helpers/HttpStatusCode': nothing,
};
const fileOf = /[\\/]axios[\\/]lib[\\/]((?:adapters|cancel|helpers)[\\/]\w+)\.js$/;

/** Builds axios without the ways that the portal's calls never take. */
export const slimAxios: Plugin = {
  name: 'slim-axios',
  apply: 'build',
  load: {
    filter: { id: fileOf },
    handler: (id) => unused[fileOf.exec(id)?.[1]?.replace('\\', '/') ?? ''],
  },
};
