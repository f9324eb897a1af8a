/**
 * Starts the portal in its container: puts the configuration into the pages, then becomes nginx. The configuration is the
 * file `/config/config.json` or the environment variable `PORTAL_CONFIG`. A wrong one ends the container with an
 * explanation, so that a rollout stops before members see it. With `--sbom` it only prints the image's bill of materials.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execve } from 'node:process';
import { configurePages, messageOf, readText } from '../configure-pages.ts';
import { headersOfConfig } from '../headers-of-config.ts';
import { imageSbom } from './image-sbom.ts';
import { containerNginxConf, pagesFolder, statusFile, writableFolder } from './nginx-conf.ts';
import { statusOf } from './status.ts';

const built = '/portal/dist';
const configFile = '/config/config.json';
const nginx = '/usr/sbin/nginx';

if (process.argv.includes('--sbom')) {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const portal = readFileSync('/portal/sbom.cdx.json', 'utf8');
  process.stdout.write(imageSbom(portal, stderr, process.versions));
  process.exit(0);
}

try {
  const inherited = process.env['PORTAL_CONFIG'] ?? '';
  const text = inherited === '' ? readText(configFile) : inherited;
  const config: unknown = JSON.parse(text);
  const reports = process.env['PORTAL_CSP_REPORTS'] === 'on' ? { reportPath: '/csp-reports' } : {};
  // The folder outlives the container, so remove the files of an earlier start.
  for (const name of readdirSync(writableFolder)) {
    rmSync(join(writableFolder, name), { recursive: true });
  }
  mkdirSync(pagesFolder);
  for (const name of readdirSync(built)) {
    if (name === 'assets') symlinkSync(join(built, name), join(pagesFolder, name));
    else cpSync(join(built, name), join(pagesFolder, name), { recursive: true });
  }
  configurePages(pagesFolder, config);
  writeFileSync(statusFile, `${JSON.stringify(statusOf(config, text), null, 2)}\n`);
  const conf = join(writableFolder, 'nginx.conf');
  writeFileSync(
    conf,
    containerNginxConf(readFileSync('/portal/nginx.conf', 'utf8'), {
      headers: headersOfConfig(config, reports),
      ...reports,
    }),
  );
  if (execve === undefined) throw new Error('This Node can’t become another program');
  execve(nginx, ['nginx', '-e', 'stderr', '-c', conf], process.env);
} catch (error) {
  console.error(messageOf(error));
  console.error(`Mount ${configFile}, or set PORTAL_CONFIG to its text.`);
  process.exit(1);
}
