import type { FastifyRequest } from 'fastify';

/** The address of this machine at which a request arrived, as a host. */
function ownHost({ raw: { socket } }: FastifyRequest): { name: string; port: number } {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  return { name: address.includes(':') ? `[${address}]` : address, port: socket.localPort ?? 80 };
}

/**
 * The host to name to whoever made the request. Anybody can write any name into the header Host, so it counts only
 * where it is this machine's address, or where a trusted proxy has forwarded it.
 */
export function hostOf(request: FastifyRequest): string {
  const { name, port } = ownHost(request);
  const isForwarded = request.host !== request.headers.host;
  const isOwn = request.hostname === 'localhost' || request.hostname === name;
  return isForwarded || isOwn ? request.host : `${name}:${String(port)}`;
}

/** Where people's browsers find this server, as `https://portal.example`. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${hostOf(request)}`;
}
