#!/bin/sh
# Photos on disk, beside the backups of the database. A photo never changes under its name, so a copy of all that there
# are now, and of those that have gone in the last 29 days, has what any moment of that time speaks of.
#   copy-photos.sh keep MEDIA COPY        every day
#   copy-photos.sh bring-back COPY MEDIA  after a restore; what no row speaks of is swept by the site itself
set -eu
DAYS=29
case "${1:-}" in
keep)
  media=${2%/} copy=${3%/}
  # An empty or missing store is an accident and not a thousand farewells.
  [ -n "$(ls -A "$media" 2>/dev/null)" ] || { echo "There are no photos in $media: nothing was changed." >&2; exit 1; }
  mkdir -p "$copy/now" "$copy/gone"
  rsync -a --delete --backup --backup-dir="$copy/gone/$(date +%F)" "$media/" "$copy/now/"
  # By the day in the name: rsync gives folders the age of what was in them.
  oldest=$(date -d "$DAYS days ago" +%F)
  for day in "$copy/gone"/*; do
    [ -d "$day" ] || continue
    if [ "$(printf '%s\n' "$oldest" "${day##*/}" | sort | head -n 1)" != "$oldest" ]; then rm -rf "$day"; fi
  done
  ;;
bring-back)
  copy=${2%/} media=${3%/}
  mkdir -p "$media"
  for from in "$copy/now" "$copy/gone"/*; do
    if [ -d "$from" ]; then rsync -a --ignore-existing "$from/" "$media/"; fi
  done
  ;;
*)
  echo "copy-photos.sh keep MEDIA COPY | copy-photos.sh bring-back COPY MEDIA" >&2
  exit 2
  ;;
esac
