// npm runs its scripts in a shell, and neither hands a SIGTERM on: they end, and the service would live on and keep its port.

const LOOK_EVERY_MS = 250;

/** Ends this process as SIGTERM does when the process that started it has ended. Only under npm: elsewhere a service may outlive its shell. */
export function endWithStarter() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const starter = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
