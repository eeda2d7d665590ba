/** Tells all tabs of one person in this browser that a draft was kept or removed. */
export function draftChanges(person: () => string) {
  const open = () => new BroadcastChannel(`portal.${person()}.drafts`);
  return {
    tell(): void {
      const channel = open();
      channel.postMessage(null);
      channel.close();
    },
    listen(send: (event: { type: 'drafts.changed' }) => void): () => void {
      const channel = open();
      channel.addEventListener('message', () => {
        send({ type: 'drafts.changed' });
      });
      return () => {
        channel.close();
      };
    },
  };
}
