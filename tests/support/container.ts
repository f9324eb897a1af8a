import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { findNginx, lookForNginx } from '../../scripts/find-nginx.ts';
import { onPath } from '../../scripts/on-path.ts';
import { layOutPortal, layOutSystem } from './root-filesystem.ts';

/** Says why this machine can't start the image's root file system; null where it can. */
export function whyNoContainer(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs Linux and root';
  if (lookForNginx() === null) return 'needs nginx: npm run nginx';
  const missing = ['unshare', 'setpriv', 'chroot', 'ip'].filter((name) => onPath(name) === '');
  if (missing.length > 0) return `needs ${missing.join(', ')}`;
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']);
  return status === 0 ? null : 'is not allowed to make namespaces';
}

/** Imitates a container runtime: only a loopback network, a read-only image, a user that isn't root. */
const runtime = `
  set -e
  ip link set lo up
  "$node" --eval "$bridge" "$socket" &
  mount --bind "$root" "$root"
  mount --bind "$config" "$root/config"
  mount -o remount,bind,ro "$root/config"
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  touch "$root/dev/null" "$root/dev/urandom"
  mount --bind /dev/null "$root/dev/null"
  mount --bind /dev/urandom "$root/dev/urandom"
  ln -s /proc/self/fd/1 "$root/dev/stdout"
  ln -s /proc/self/fd/2 "$root/dev/stderr"
  mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/run/portal"
  mount -o remount,bind,ro "$root"
  exec env -i PATH="$PATH" \${portal_config:+"PORTAL_CONFIG=$portal_config"} \${reports:+"PORTAL_CSP_REPORTS=$reports"} \\
    setpriv --no-new-privs --inh-caps=-all chroot --userspec="$user" "$root" "$@" >>"$output" 2>&1`;

/** Passes connections on between the network of the container and a socket file. */
const bridge = `
  const net = require('node:net');
  net.createServer((from) => {
    const to = net.connect(8080, '127.0.0.1');
    from.pipe(to).pipe(from);
    for (const [one, other] of [[from, to], [to, from]]) one.on('error', () => other.destroy());
  }).listen(process.argv[1]);`;

/** Lays out the image's root file system around built files; `remove` deletes it. */
export async function makeRoot(dist: string): Promise<{ root: string; remove: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(home, 0o755);
  const root = join(home, 'root');
  const sbom = join(home, 'sbom.cdx.json');
  writeFileSync(sbom, JSON.stringify({ bomFormat: 'CycloneDX', components: [{ name: 'zod' }] }));
  layOutSystem(root, findNginx());
  await layOutPortal(root, { dist, sbom });
  return { root, remove: () => rmSync(home, { recursive: true }) };
}

/** The image settings in the Containerfile. */
export const imageSettings = settingsIn(readFileSync('deploy/container/Containerfile', 'utf8'));

function settingsIn(containerfile: string): {
  user: string;
  entrypoint: string[];
  stopSignal: NodeJS.Signals;
} {
  const [user, entrypoint, signal] = ['USER', 'ENTRYPOINT', 'STOPSIGNAL'].map(
    (name) =>
      containerfile
        .match(new RegExp(`^${name} (.+)$`, 'gm'))
        ?.at(-1)
        ?.slice(name.length) ?? '',
  );
  return {
    user: user?.trim() ?? '',
    entrypoint: z.array(z.string()).parse(JSON.parse(entrypoint ?? '')),
    stopSignal: z.literal('SIGQUIT').parse(signal?.trim()),
  };
}

export type Container = {
  origin: string;
  /** Its output and error output so far. */
  output: () => string;
  /** Resolves with the exit status when it has ended. */
  ended: Promise<unknown>;
  /** Returns a file in `/proc` of its first process, such as `status`. */
  processFile: (name: string) => string;
  /** Ends it as a runtime does, by the image's stop signal; resolves when it has answered what it was asked. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a container image's root file system as a runtime would; `origin` leads to its port. */
export async function startContainer(
  root: string,
  options: { configFile?: unknown; portalConfig?: unknown; reports?: 'on' },
): Promise<Container> {
  const home = mkdtempSync(join(tmpdir(), 'container-'));
  const config = join(home, 'config');
  const output = join(home, 'output');
  mkdirSync(config);
  // Readable and writable for the container's own user.
  writeFileSync(output, '');
  chmodSync(output, 0o666);
  if (options.configFile !== undefined) {
    writeFileSync(join(config, 'config.json'), JSON.stringify(options.configFile));
  }
  const namespaces = ['--mount', '--net', '--pid', '--fork'];
  const socket = join(home, 'port');
  const child = spawn(
    'unshare',
    [...namespaces, 'sh', '-c', runtime, 'runtime', ...imageSettings.entrypoint],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        root,
        config,
        output,
        node: process.execPath,
        bridge,
        socket,
        user: imageSettings.user,
        portal_config:
          options.portalConfig === undefined ? '' : JSON.stringify(options.portalConfig),
        reports: options.reports ?? '',
      },
    },
  );
  const ended = once(child, 'exit').then(([status]: unknown[]) => status);
  const port = createServer((from) => passOn(from, socket)).listen(0, '127.0.0.1');
  await once(port, 'listening');
  const address = port.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  const origin = `http://127.0.0.1:${String(address.port)}`;
  await untilUp(origin, child);
  const end = async (signal: NodeJS.Signals) => {
    // All others end with it; `unshare` itself passes no signal on.
    const first = firstProcess(child);
    if (first !== '') process.kill(Number(first), signal);
    await ended;
    port.close();
    rmSync(home, { recursive: true, force: true });
  };
  return {
    origin,
    output: () => readFileSync(output, 'utf8'),
    ended,
    processFile: (name) => readFileSync(`/proc/${firstProcess(child)}/${name}`, 'utf8'),
    stop: () => end(imageSettings.stopSignal),
    close: () => end('SIGKILL'),
  };
}

function passOn(from: Socket, socketFile: string): void {
  const to = connect(socketFile);
  from.pipe(to).pipe(from);
  from.on('close', () => to.destroy()).on('error', () => to.destroy());
  to.on('close', () => from.destroy()).on('error', () => from.destroy());
}

/** Returns the id of the first process of a container; empty when it has ended. */
function firstProcess({ pid }: ChildProcess): string {
  const children = `/proc/${String(pid)}/task/${String(pid)}/children`;
  return existsSync(children) ? (readFileSync(children, 'utf8').split(' ')[0] ?? '') : '';
}

/** Resolves when the container answers, or has ended. */
async function untilUp(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
}
