import type { SystemStyleObject } from '@chakra-ui/react';

/** How a part looks, by selector: classes that begin with the part's name, in Chakra's style properties. */
export type Look = Readonly<Record<string, SystemStyleObject>>;
