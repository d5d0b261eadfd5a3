{{- define "galley.labels" -}}
app.kubernetes.io/name: galley
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "galley.image" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end }}

{{- define "galley.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /var/lib/galley/data }
  {{- if not .Values.releases.bucket }}
  - { name: releases, mountPath: /var/lib/galley/releases-store }
  {{- end }}
  {{- if not .Values.files.bucket }}
  - { name: files, mountPath: /var/lib/galley/files }
  {{- end }}
  {{- with .Values.extraVolumeMounts }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with .Values.envFrom }}
envFrom:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "galley.files" -}}
{{- $files := .Values.files -}}
{{- $isShared := or $files.bucket $files.existingClaim (eq $files.accessMode "ReadWriteMany") -}}
{{- if and (gt (int .Values.replicas) 1) (not $isShared) -}}
{{- fail "More than one replica needs a shared place for the attached files: set files.bucket, files.existingClaim or files.accessMode=ReadWriteMany." -}}
{{- end -}}
{{- $files.bucket | default "/var/lib/galley/files" | quote -}}
{{- end }}

{{- define "galley.isExclusive" -}}
{{- $files := .Values.files -}}
{{- if not (or (gt (int .Values.replicas) 1) $files.bucket (eq $files.accessMode "ReadWriteMany")) -}}true{{- end -}}
{{- end }}

{{- define "galley.env" -}}
{{- with .Values.releases.bucket }}
- name: RELEASE_STORE
  value: {{ . | quote }}
{{- end }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
