import type { Browser } from '@playwright/test';
import { launch } from './browser';
import { buildPeer } from './peer';
import { startProduct } from './product';

/** The product and its peer, each at its address, and a browser to look at them. */
export interface Sides {
  readonly product: string;
  readonly peer: string;
  readonly browser: Browser;
}

/** Measures product and peer in one run, and takes both away afterwards. */
export async function besidePeer<Result>(
  measure: (sides: Sides) => Promise<Result>,
): Promise<Result> {
  const peer = await buildPeer();
  const [product, stock, browser] = await Promise.all([
    startProduct(),
    startProduct(peer.folder),
    launch(),
  ]);
  try {
    return await measure({ product: product.address, peer: stock.address, browser });
  } finally {
    await Promise.all([product.stop(), stock.stop(), browser.close()]);
    await peer.remove();
  }
}
