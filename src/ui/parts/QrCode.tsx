import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet around the code, as its standard asks. */
const quiet = 4;

interface QrCodeProps {
  readonly text: string;
  /** What it is for: 'Code to bind your WeChat'. */
  readonly label: string;
}

/** A QR code: dark on white in both themes, since scanners want it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <chakra.svg
      boxSize="11rem"
      flex="none"
      borderRadius="control"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </chakra.svg>
  );
}

/** All dark modules as one path: one node instead of a thousand. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
