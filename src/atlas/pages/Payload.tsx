import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../ui/parts/Icon';

const Data = chakra('code', {
  base: {
    fontFamily: 'mono',
    textStyle: 'small',
    color: 'fg.muted',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
});

const Whole = chakra('details', {
  base: {
    flex: 1,
    minWidth: 0,
    '& svg': { flex: 'none', mt: 0.5 },
    '&[open] svg': { transform: 'rotate(90deg)' },
    '&:not([open]) code': { lineClamp: 2 },
  },
});

/** Characters that take no more than a line or two. */
const short = 60;

interface PayloadProps {
  /** Empty where nothing is sent. */
  readonly data: string;
}

/** What is sent, answered or started with: its first lines, and all of it once it is opened. */
export function Payload({ data }: PayloadProps) {
  if (data === '') return null;
  if (data.length <= short) return <Data>{data}</Data>;
  return (
    <Whole>
      <chakra.summary display="flex" gap={1} color="fg.muted" cursor="pointer">
        <Icon of={ChevronRight} />
        <Data>{data}</Data>
      </chakra.summary>
    </Whole>
  );
}
