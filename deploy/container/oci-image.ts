import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { imageSettings } from './contents.ts';

/** The descriptor of a blob, as the OCI image specification defines it. */
type Descriptor = { mediaType: string; digest: string; size: number };

/**
 * Writes an OCI image as one archive (`oci-archive:` of skopeo and podman). The same folders give the same bytes.
 *
 * @param layers folders of the layers, the lowest first
 * @param architecture in OCI's terms, such as `amd64`
 * @returns the digest of the image's manifest
 */
export function writeOciImage(
  file: string,
  options: { layers: readonly string[]; architecture: string; version: string },
): string {
  const { layers, architecture, version } = options;
  const layout = mkdtempSync(`${file}-`);
  const blobs = join(layout, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  const addBlob = (mediaType: string, bytes: Uint8Array): Descriptor => {
    const digest = sha256(bytes);
    writeFileSync(join(blobs, digest), bytes);
    return { mediaType, digest: `sha256:${digest}`, size: bytes.byteLength };
  };
  const addJson = (mediaType: string, value: object) =>
    addBlob(mediaType, Buffer.from(JSON.stringify(value)));
  try {
    const written = layers.map((folder) => {
      const tar = tarOf(folder);
      return {
        diffId: `sha256:${sha256(tar)}`,
        layer: addBlob('application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(tar)),
      };
    });
    const config = addJson('application/vnd.oci.image.config.v1+json', {
      architecture,
      os: 'linux',
      config: {
        User: imageSettings.user,
        ExposedPorts: { [imageSettings.port]: {} },
        Entrypoint: imageSettings.entrypoint,
        StopSignal: imageSettings.stopSignal,
        Labels: { 'org.opencontainers.image.version': version },
      },
      rootfs: { type: 'layers', diff_ids: written.map(({ diffId }) => diffId) },
    });
    const manifest = addJson('application/vnd.oci.image.manifest.v1+json', {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config,
      layers: written.map(({ layer }) => layer),
    });
    const index = {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.index.v1+json',
      manifests: [
        {
          ...manifest,
          platform: { architecture, os: 'linux' },
          annotations: { 'org.opencontainers.image.ref.name': version },
        },
      ],
    };
    writeFileSync(join(layout, 'index.json'), JSON.stringify(index));
    writeFileSync(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
    tarInto(file, layout);
    return manifest.digest;
  } finally {
    rmSync(layout, { recursive: true });
  }
}

function tarOf(folder: string): Buffer {
  const file = `${folder}.tar`;
  tarInto(file, folder);
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
}

/** GNU tar, which leaves out everything that differs from machine to machine. */
function tarInto(file: string, folder: string): void {
  execFileSync('tar', [
    '--create',
    '--format=ustar',
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    `--file=${file}`,
    `--directory=${folder}`,
    '.',
  ]);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
