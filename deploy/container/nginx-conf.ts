import { contractPrefixes } from '#src/domain/plan/plan.ts';

/** The path of the container's health check. */
const healthPath = '/healthz';

/** The path of what operators see of the container. */
const statusPath = `${healthPath}/status`;

/** The only folder that the container writes to: memory, not the image. */
export const writableFolder = '/run/portal';

/** The file with what operators see, in {@link writableFolder}. */
export const statusFile = `${writableFolder}/status.json`;

/** The folder of the configured pages, in {@link writableFolder}. */
export const pagesFolder = `${writableFolder}/html`;

/**
 * Returns the container's nginx configuration: the server of `deploy/nginx.conf` with the folder and the headers of this
 * deployment, a health check, a status page, and, with `reportPath`, a collector of reports about the content-security policy.
 *
 * @param server the contents of `deploy/nginx.conf`
 */
export function containerNginxConf(
  server: string,
  options: { headers: Readonly<Record<string, string>>; reportPath?: string },
): string {
  const { headers, reportPath } = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${writableFolder}/${kind};`,
  );
  const locations = [
    health,
    status,
    ...(reportPath === undefined ? [] : [reportLocation(reportPath)]),
  ];
  return `daemon off;
worker_processes 2;
pid ${writableFolder}/nginx.pid;
# Lower levels would log the addresses of members' requests.
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
${temporary.join('\n')}
${reportPath === undefined ? '' : reportSettings}
${withLocations(withHeaders(withFolder(server), headers), locations)}}
`;
}

const withFolder = (server: string) => {
  const line = 'root /usr/share/nginx/html;';
  if (!server.includes(line)) throw new Error(`nginx.conf has no line ${line}`);
  return server.replace(line, `root ${pagesFolder};`);
};

function withHeaders(server: string, headers: Readonly<Record<string, string>>): string {
  let own = server;
  const added: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    const quoted = `"${value.replaceAll('"', String.raw`\"`)}" always;`;
    const there = new RegExp(`(add_header ${name}) "[^"]*" always;`, 'i');
    if (there.test(own)) own = own.replace(there, (_, start: string) => `${start} ${quoted}`);
    else added.push(`  add_header ${name} ${quoted}\n`);
  }
  const before = '  add_header Cache-Control';
  return own.replace(before, () => added.join('') + before);
}

/** Puts locations at the end of the server, which is the end of the file. */
const withLocations = (server: string, locations: readonly string[]) =>
  server.replace(/\}\s*$/, () => `${locations.join('')}}\n`);

const health = `
  location = ${healthPath} {
    types {}
    default_type text/plain;
    return 200 "ok\\n";
  }
`;

const status = `
  location = ${statusPath} {
    types {}
    default_type application/json;
    alias ${statusFile};
  }
`;

/**
 * The log of reports: the first report of each request, without data about a member. The log keeps only the origin of
 * the blocked resource, and the first part of the page's path after the type of plan, because the rest may contain ids.
 */
const reportSettings = `
  map $request_body $portal_report_page {
    "~*\\"document-?ur[il]\\"\\s*:\\s*\\"https?://[^/\\"?#]+(?<portal_page>(?:/(?:${contractPrefixes.join('|')})\\b)?(?:/[a-z-]+(?=[/\\"?#]))?)" $portal_page;
  }
  map $request_body $portal_report_directive {
    "~*\\"(?:effective|violated)-?directive\\"\\s*:\\s*\\"(?<portal_directive>[a-z-]+)" $portal_directive;
  }
  map $request_body $portal_report_blocked {
    "~*\\"blocked-?ur[il]\\"\\s*:\\s*\\"(?<portal_blocked>https?://[^/\\"?#]+|[a-z:-]+)" $portal_blocked;
  }
  log_format portal_report escape=json
    '{"time":"$time_iso8601","page":"$portal_report_page","directive":"$portal_report_directive","blocked":"$portal_report_blocked"}';
  # From everyone together: behind a load balancer all requests have the same address.
  limit_req_zone $server_name zone=portal_reports:64k rate=1r/s;
  # nginx reads a body only to pass it on.
  server {
    listen unix:${writableFolder}/reports.sock;
    return 204;
  }
`;

const reportLocation = (path: string) => `
  location = ${path} {
    if ($request_method != POST) {
      return 405;
    }
    client_max_body_size 16k;
    client_body_buffer_size 16k;
    limit_req zone=portal_reports burst=20 nodelay;
    limit_req_status 429;
    access_log /dev/stdout portal_report if=$portal_report_directive;
    proxy_pass http://unix:${writableFolder}/reports.sock:/;
  }
`;
